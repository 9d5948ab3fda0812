// Style sheets are imported for their effect; the bundler takes them, nothing is exported.
declare module '*.css'
