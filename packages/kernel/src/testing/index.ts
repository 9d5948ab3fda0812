export { type ContractSuiteOptions, contractSuite } from './contract-suite.ts'
export { rounds } from './rounds.ts'
export { type SecretsSuiteOptions, secretsSuite } from './secrets-suite.ts'
export { bidding, ladder, nim } from './toy-games/index.ts'
