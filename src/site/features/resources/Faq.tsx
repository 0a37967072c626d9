import { chakra } from '@chakra-ui/react'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type FaqItem, resources } from '#content/pages/resources.ts'
import { resourcesTexts as texts } from '#content/texts/resources.ts'
import { faqId } from '#device/offline/faqId.ts'
import { useMediaQuery } from '#ui/browser/useMediaQuery.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useLoadMore } from '#ui/controls/useLoadMore.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { Small } from '#ui/text/Text.tsx'
import { unscripted } from '#ui/theme/scripted.ts'
import { Section } from './Section.tsx'

const narrow = '(max-width: 1030px)'
/** Questions shown at first on a narrow screen, and added by 'Load More' (RS-09, RS-10). */
const [first, step] = [4, 2]

/** Q1 to Q6: all on wide screens, four at first on narrow ones, all without scripts (RS-11). */
export function Faq() {
  const { title, items, loadMore, glossary } = resources.faq
  const hydrated = useHydrated()
  const few = useMediaQuery(narrow)
  const { shown: loaded, more, list } = useLoadMore('faq', first, step)
  const hash = useLocation({ select: (location) => location.hash })
  const asked = items.findIndex(({ question }) => faqId(question) === hash)
  const shown = hydrated ? Math.max(loaded, asked + 1) : loaded
  return (
    <Section id="faq" title={title} beside>
      <div>
        <chakra.ul ref={list} listStyle="none">
          {(hydrated && few ? items.slice(0, shown) : items).map((item, position) => (
            <Question
              key={item.question}
              item={item}
              number={position + 1}
              waits={position >= shown}
              asked={hydrated && position === asked}
            />
          ))}
        </chakra.ul>
        {shown < items.length && (
          <chakra.div
            textAlign="center"
            mt="6"
            css={{ [`@media not all and ${narrow}`]: { display: 'none' }, ...unscripted({ display: 'none' }) }}
          >
            <Button variant="line" onClick={more}>
              {loadMore}
            </Button>
          </chakra.div>
        )}
        <Small mt="6" css={{ '& a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.18em' } }}>
          {`${glossary.text} `}
          <a href={glossary.link.to}>{glossary.link.text}</a>
        </Small>
      </div>
    </Section>
  )
}

interface QuestionProps {
  item: FaqItem
  number: number
  /** Hidden on narrow screens until 'Load More'. */
  waits: boolean
  /** Named by the URL hash, as in search results. */
  asked: boolean
}

function Question({ item, number, waits, asked }: QuestionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!asked || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [asked])
  const onNarrow = { [`@media ${narrow}`]: { display: 'none' }, ...unscripted({ display: 'block' }) }
  return (
    <chakra.li mb="10px" {...(waits && { css: onNarrow })}>
      <chakra.details
        ref={details}
        id={faqId(item.question)}
        bg="panel"
        border="1px solid"
        borderColor="line"
        borderRadius="tile"
        css={{ '&[open] summary > svg': { transform: 'rotate(180deg)' }, '&[open]': { borderColor: 'gold.600' } }}
      >
        <chakra.summary
          display="grid"
          gridTemplateColumns="auto 1fr auto"
          gap={{ base: '3', sm: '4' }}
          alignItems="center"
          minH="touch"
          px={{ base: '16px', sm: '22px' }}
          pt="16px"
          pb="14px"
          cursor="pointer"
          textStyle="label"
          fontSize={{ base: '1rem', sm: '1.125rem' }}
          listStyle="none"
          css={{
            '&::-webkit-details-marker': { display: 'none' },
            '& > svg': { transition: 'transform {durations.move} {easings.out}' },
          }}
        >
          <chakra.span color="accentText">{texts.questionNumber(number)}</chakra.span>
          {item.question}
          <Icon name="chevron" size="20px" />
        </chakra.summary>
        <chakra.p textStyle="small" color="ink2" px={{ base: '16px', sm: '22px' }} pb="20px" maxW="46rem">
          {item.answer}
        </chakra.p>
      </chakra.details>
    </chakra.li>
  )
}
