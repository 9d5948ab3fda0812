import '@fontsource/alegreya/400.css'
import '@fontsource/alegreya/400-italic.css'
import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya-sans/400.css'
import '@fontsource/alegreya-sans/500.css'
import '@fontsource/alegreya-sans/700.css'
import '@fontsource/alegreya-sans/800.css'
import '@fontsource/alegreya-sans/900.css'
import '@fontsource/alegreya-sc/700.css'
import '@fontsource/grenze-gotisch/600.css'
import '@wyrmtable/ui/styles.css'
import './styles/index.css'
import { watchRoom } from '@wyrmtable/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { parseRoute } from './route.ts'
import { readSettings } from './settings/settings.ts'
import { paint } from './settings/theme.ts'
import { layDownWhenLeft } from './store/unwritten.ts'
import { beginTable } from './table/find-table.ts'
import { loadTablePage } from './table/load-table-page.ts'

// Whoever comes by the address of a table waits for its board most: it is begun before anything is shown, in
// the colours that will be.
const settings = readSettings()
paint(settings)()
watchRoom()
layDownWhenLeft()
const route = parseRoute(window.location.hash)
if (route.page === 'table') {
  beginTable(route.match, settings.language)
  void loadTablePage()
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
