import { formatRoute } from '../route.ts'

/** A name that leads to the page of whoever bears it. */
export const PersonLink = ({ name }: { readonly name: string }) => (
  <a className="company-person" href={formatRoute({ page: 'person', name })}>
    {name}
  </a>
)
