export { bidding } from './bidding.ts'
export { ladder } from './ladder.ts'
export { nim } from './nim.ts'
