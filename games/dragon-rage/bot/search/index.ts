export { evaluate } from './evaluate.ts'
export { featureNames, featuresOf } from './features.ts'
export { searchRoom } from './room.ts'
