import { storeSuite } from '../testing/store-suite.ts'
import { openSqlite } from './sqlite-store.ts'

storeSuite('SQLite', () => openSqlite(':memory:'))
