import type { TableProps } from '@wyrmtable/ui'
import { Component, type ReactNode } from 'react'
import { PlainTable } from './PlainTable.tsx'

/** Shows the table within as long as it can be drawn, and the plain one from the moment it fails. */
export class DrawnOrPlain extends Component<
  TableProps & { readonly children?: ReactNode },
  { readonly isPlain: boolean }
> {
  override state = { isPlain: false }

  static getDerivedStateFromError(): { readonly isPlain: boolean } {
    return { isPlain: true }
  }

  override render(): ReactNode {
    const { children, ...props } = this.props
    return this.state.isPlain ? <PlainTable {...props} /> : children
  }
}
