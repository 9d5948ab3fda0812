import { Button, Dialog } from '@wyrmtable/ui'
import { type ReactNode, useState } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'

/** A dialog that ends in one deed, or in leaving all as it is. What kept the deed from being done is told in it. */
export function DeedDialog({
  title,
  deed,
  onDo,
  onClose,
  children,
}: {
  readonly title: string
  /** What the button of the deed says. */
  readonly deed: string
  /** Does it; resolves to a sentence where it could not be done. */
  readonly onDo: () => Promise<string | undefined>
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const { t } = useSettings()
  const [problem, setProblem] = useState<string>()
  const [isDoing, setDoing] = useState(false)
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {children}
      {problem === undefined ? null : (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog-row">
        <Button onPress={onClose}>{t('app.close')}</Button>
        <Button
          look="primary"
          isDisabled={isDoing}
          onPress={() => {
            setDoing(true)
            onDo()
              .then(setProblem, (error: unknown) =>
                setProblem(error instanceof Error ? error.message : String(error)),
              )
              .finally(() => setDoing(false))
          }}
        >
          {deed}
        </Button>
      </div>
    </Dialog>
  )
}
