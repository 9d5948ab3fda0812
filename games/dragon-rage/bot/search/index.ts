export { searchRoom } from './room.ts'
