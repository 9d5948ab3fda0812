import { TopBar } from '../parts/TopBar.tsx'

/** All parts and their states on one page. */
export function KitPage() {
  return (
    <div className="app">
      <TopBar />
      <main id="main" tabIndex={-1} />
    </div>
  )
}
