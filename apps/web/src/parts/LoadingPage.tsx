import { SettingUp } from './SettingUp.tsx'
import { TopBar } from './TopBar.tsx'

/** A page of which nothing is there yet. */
export function LoadingPage() {
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        <SettingUp />
      </main>
    </div>
  )
}
