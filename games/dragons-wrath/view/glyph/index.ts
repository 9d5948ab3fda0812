import shapes from './shapes.json' with { type: 'json' }

export { shapes }
