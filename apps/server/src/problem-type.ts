/** RFC 9457: what kind of problem it is, as a name that leads nowhere. */
export const problemType = (code: string): string => `urn:wyrmtable:problem:${code}`
