import { expect, test } from 'vitest'
import { precached } from './precached.ts'

test('kept are page, scripts, styles and the fonts of our languages, each once and without the worker itself', () => {
  expect(
    precached([
      'sw.js',
      'index.html',
      'icon.svg',
      'icon.svg',
      'assets/index-abc.js',
      'assets/index-abc.js.map',
      'assets/released-dragon-rage-1.3.0-abc.js',
      'assets/alegreya-latin-400-normal-x.woff2',
      'assets/alegreya-latin-ext-400-normal-x.woff2',
      'assets/alegreya-greek-400-normal-x.woff2',
      'assets/alegreya-cyrillic-400-normal-x.woff2',
      'assets/alegreya-latin-400-normal-x.woff',
    ]),
  ).toEqual([
    'assets/alegreya-greek-400-normal-x.woff2',
    'assets/alegreya-latin-400-normal-x.woff2',
    'assets/alegreya-latin-ext-400-normal-x.woff2',
    'assets/index-abc.js',
    'icon.svg',
    'index.html',
  ])
})
