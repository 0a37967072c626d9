import { chakra } from '@chakra-ui/react'
import { type TaskLinkFrom, taskLinksOf } from '#content/taskLinks.ts'
import { doItYourself as texts } from '#content/texts/taskPages.ts'
import { MoreLink } from './MoreLink.tsx'
import { useSectionClick } from './useSectionClick.ts'

interface DoItYourselfProps {
  from: TaskLinkFrom
  /** Path, slug or name of the page. */
  name: string
  /** A link down the page, before the others. */
  first?: { text: string; to: string }
}

/** A line with the tasks and letters that belong to a page; nothing where there are none. */
export function DoItYourself({ from, name, first }: DoItYourselfProps) {
  const onSection = useSectionClick()
  const links = taskLinksOf(from, name)
  if (!first && links.length === 0) return null
  return (
    <chakra.p
      data-screen=""
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="5"
      m="0"
      textStyle="small"
      color="ink2"
    >
      <span>{texts.lead}</span>
      {first && (
        <MoreLink href={first.to} onClick={onSection}>
          {first.text}
        </MoreLink>
      )}
      {links.map(({ text, to }) => (
        <MoreLink key={to} href={to}>
          {text}
        </MoreLink>
      ))}
    </chakra.p>
  )
}
