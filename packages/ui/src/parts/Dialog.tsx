import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

/** A question in front of everything else. `onClose` is called by Escape and by a press outside. */
export function Dialog({
  title,
  isOpen,
  onClose,
  canDismiss = true,
  children,
  className = '',
}: {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly canDismiss?: boolean
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <ModalOverlay
      className="veil"
      isOpen={isOpen}
      isDismissable={canDismiss}
      isKeyboardDismissDisabled={!canDismiss}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={`dialog ${className}`}>
        <AriaDialog className="dialog-body">
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
