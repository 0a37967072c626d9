import type { SystemContext, SystemStyleObject } from '@chakra-ui/react'
import hash from '@emotion/hash'
import { css as serialize } from '@emotion/react'

type Css = SystemContext['css']
type Cva = SystemContext['cva']
type Recipe = ReturnType<Cva>
type RecipeConfig = NonNullable<Parameters<Cva>[0]>
type Engine = () => SystemContext

/** Names of the styles that the page's stylesheet holds already; whoever starts the page fills it before the first render. */
export const present = new Set<string>()

/**
 * Chakra's `css` and `cva`, with styles named after what was asked for and not after the rules that come of it. A name
 * costs a fraction of the rules, and the stylesheet of the prerendered pages has the rules of nearly all names: a phone
 * that takes over a page or shows the next one asks the engine only for what no prerendered page shows.
 */
export function namedStyles(engine: Engine): Pick<SystemContext, 'css' | 'cva'> {
  return { css: namedCss(engine), cva: namedRecipes(engine) }
}

/** What a recipe gives for one choice of variants. */
class Chosen {
  constructor(
    private readonly name: string,
    readonly styles: () => SystemStyleObject,
  ) {}

  toJSON(): string {
    return this.name
  }
}

const plain = hash('{}')
/** A styled element without styles, and nothing but what such an element may be given. */
const nothing = new RegExp(`^\\[("${plain}\\{\\}",)?(\\{\\},?)*\\]$`)

/** Emotion takes styles that are serialized already as they are. */
function namedCss(engine: Engine): Css {
  const serialized = remembered((key: string, styles: () => SystemStyleObject) => {
    if (nothing.test(key)) return { name: '', styles: '' }
    const name = hash(key)
    // Emotion passes over what has no text; the text itself is not read, for the rules are there.
    if (present.has(name)) return { name, styles: ' ' }
    return { ...serialize(styles() as Parameters<typeof serialize>[0]), name }
  })
  return (...given: Parameters<Css>) =>
    serialized(JSON.stringify(given), () =>
      engine().css(...given.map((style) => (style instanceof Chosen ? style.styles() : style))),
    ) as unknown as SystemStyleObject
}

/** Chakra makes the recipe of an element anew each time that one is rendered; here each is made once, when it is needed. */
function namedRecipes(engine: Engine): Cva {
  const made = new WeakMap<object, Recipe>()
  return ((config: RecipeConfig = {}) => {
    const known = made.get(config)
    if (known) return known
    let complete: Recipe | undefined
    const recipe = () => {
      complete ??= engine().cva(config)
      return complete
    }
    const name = hash(JSON.stringify(config))
    const chosen = remembered((key, styles: () => SystemStyleObject) => new Chosen(name + key, styles))
    const named = Object.assign(
      (variants: Parameters<Recipe>[0]) => chosen(JSON.stringify(variants), () => recipe()(variants)),
      {
        __cva__: true,
        config,
        variantKeys: Object.keys(config.variants ?? {}),
        merge: (other: Recipe) => recipe().merge(other),
      },
      // What else a recipe has is not read by styled elements.
    ) as unknown as Recipe
    made.set(config, named)
    return named
  }) as Cva
}

function remembered<T, Rest extends unknown[]>(
  make: (key: string, ...rest: Rest) => T,
): (key: string, ...rest: Rest) => T {
  const known = new Map<string, T>()
  return (key, ...rest) => {
    const value = known.get(key) ?? make(key, ...rest)
    known.set(key, value)
    return value
  }
}
