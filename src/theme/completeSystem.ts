import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss } from './globalCss.ts'
import { textStyles } from './textStyles.ts'
import { semanticTokens, tokens } from './tokens.ts'
import { conditions, utilities } from './utilities.ts'

/** In the built page the stylesheet holds all that is global (prerender/writePages.ts): its script need not make it again. */
export const inStylesheet = import.meta.env.PROD && !import.meta.env.SSR

let made: SystemContext | undefined

/**
 * Chakra's engine and preflight with our own tokens and properties only: its defaults would double the script. Making it
 * takes a phone a tenth of a second, and a prerendered page is taken over without it: it is made when first asked for.
 */
export function completeSystem(): SystemContext {
  made ??= createSystem(
    defineConfig({
      preflight: !inStylesheet,
      conditions,
      utilities,
      theme: {
        // 600 px and less is a phone; `md` is where the hamburger gives way to the menu; `xl` shows the call button.
        breakpoints: { sm: '601px', md: '900px', lg: '1001px', xl: '1111px', '2xl': '1321px' },
        tokens,
        semanticTokens,
        textStyles,
        keyframes: {
          // Not from 0: a text that cannot be seen at all counts as painted only when its fade begins.
          rise: { from: { opacity: '0.01', transform: 'translateY(14px)' } },
          pulse: {
            '0%': { boxShadow: '0 0 0 0 rgb(227 167 38 / .7)' },
            '70%, 100%': { boxShadow: '0 0 0 14px rgb(227 167 38 / 0)' },
          },
          spin: { to: { transform: 'rotate(360deg)' } },
        },
      },
      ...(!inStylesheet && { globalCss: globalCss() }),
    }),
  )
  return made
}
