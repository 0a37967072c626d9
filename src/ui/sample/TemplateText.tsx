import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { langOf } from '#content/langOf.ts'
import { articleTexts as texts } from '#content/texts/article.ts'
import { useInSight } from '../browser/useInSight.ts'
import { unscripted } from '../theme/scripted.ts'
import { listed } from './listed.ts'

type Actions = typeof import('./TemplateActions.tsx').TemplateActions

/** How far outside the viewport the buttons' script starts to load. */
const near = '800px'

/** The styles also of the buttons, which come later: they stand in the prerendered page. */
const Frame = chakra('div', {
  base: {
    mt: '1.6em',
    mb: '1.8em',
    '& pre > span': { display: 'block' },
    '& [data-listed]': { paddingLeft: '3ch', textIndent: '-3ch' },
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      minH: 'touch',
      textStyle: 'meta',
    },
    ...unscripted({ '& .actions': { minH: '0' } }),
    '& button': { minH: 'touch', px: '1', color: 'link', textDecoration: 'underline', cursor: 'pointer' },
    '& [role=status]': { m: '0', textStyle: 'meta', color: 'ink2' },
  },
})

/**
 * Wording to copy. Lines wrap, so a phone shows them whole; list lines get a hanging indent. The buttons to take it along
 * are added when it comes near. Without JavaScript and where their script does not arrive, the text can be selected.
 */
export function TemplateText({ title, text, page }: { title: string; text: string; page: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useInSight(frame, near)
  const [Actions, setActions] = useState<Actions>()
  useEffect(() => {
    if (!isNear) return
    let isMounted = true
    import('./TemplateActions.tsx').then(
      (loaded) => isMounted && setActions(() => loaded.TemplateActions),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [isNear])
  const lines = [...text.matchAll(/.+\n?|\n/g)]
  return (
    <Frame ref={frame} role="group" aria-label={texts.sample(title)}>
      <chakra.pre
        m="0"
        mx={{ base: 'calc(-1 * var(--gutter))', sm: '0' }}
        p={{ base: '18px var(--gutter)', sm: '24px 28px' }}
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        bg="pigment.tint"
        borderRadius={{ base: '0', sm: 'tile' }}
        fontFamily="mono"
        fontSize={{ base: '0.875em', sm: '0.8em' }}
        lineHeight="1.6"
      >
        {lines.map(({ 0: line, index }) => (
          <span
            key={index}
            lang={import.meta.env.SITE_IS_TRANSLATION ? langOf(line) : undefined}
            {...(listed.test(line) && { 'data-listed': '' })}
          >
            {line}
          </span>
        ))}
      </chakra.pre>
      {/* Its line is reserved from the start, so that nothing moves (CLS). */}
      <div className="actions" data-screen="">
        {Actions && <Actions title={title} text={text} page={page} />}
      </div>
    </Frame>
  )
}
