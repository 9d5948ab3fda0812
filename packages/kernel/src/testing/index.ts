export { type ContractSuiteOptions, contractSuite } from './contract-suite.ts'
export { bidding, ladder, nim } from './toy-games/index.ts'
