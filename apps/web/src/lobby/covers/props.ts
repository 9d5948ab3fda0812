/** What a cover says: the title of the box and one line. */
export interface CoverProps {
  readonly title: string
  readonly line: string
}
