import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react'
import { globalCss } from '../globalCss.ts'
import { textStyles } from '../textStyles.ts'
import { semanticTokens, tokens } from '../tokens.ts'
import { inStylesheet } from './build.ts'
import { conditions, utilities } from './utilities.ts'

let made: SystemContext | undefined

/**
 * Chakra's engine and preflight with only our tokens and properties; Chakra's defaults would double the script. Created
 * on first use: it takes a phone 100 ms, and hydration does not need it.
 */
export function chakraSystem(): SystemContext {
  made ??= createSystem(
    defineConfig({
      preflight: !inStylesheet,
      conditions,
      utilities,
      theme: {
        // Up to 600 px is a phone; at `md` the menu replaces the hamburger; at `xl` the call button shows.
        breakpoints: { sm: '601px', md: '900px', lg: '1001px', xl: '1111px', '2xl': '1321px' },
        tokens,
        semanticTokens,
        textStyles,
        keyframes: {
          // Not from 0: fully transparent text counts as painted (LCP) only when its fade starts.
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
