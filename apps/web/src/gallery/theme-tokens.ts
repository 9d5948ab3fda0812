/** The names of the style sheet's rules that hold the custom properties of a theme, in the order of force. */
const selectors = { light: [':root'], dark: [':root', '[data-theme="dark"]'] } as const

/**
 * All custom properties of a theme, to be set on an element, whatever the theme of the page is. They are
 * copied as they are written: what leads from one to another is resolved where it is set.
 */
export function themeTokens(theme: keyof typeof selectors): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>()
  for (const selector of selectors[theme]) {
    for (const rule of rulesOf(document.styleSheets)) {
      if (!rule.selectorText.split(/,\s*/).includes(selector)) continue
      for (const name of rule.style) {
        if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name))
      }
    }
  }
  return tokens
}

function rulesOf(sheets: StyleSheetList): readonly CSSStyleRule[] {
  return Array.from(sheets).flatMap((sheet) =>
    Array.from(sheet.cssRules).filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule),
  )
}
