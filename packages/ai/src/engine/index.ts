export { createEngine, type Engine, type EngineHost, protocolVersion } from './engine.ts'
