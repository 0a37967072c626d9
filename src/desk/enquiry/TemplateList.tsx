import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { enquiryTexts as texts } from '#content/texts/staff/enquiry.ts'
import type { AnswerTemplate } from '#contract/staff/templates.ts'

interface TemplateListProps {
  id: string
  found: readonly AnswerTemplate[]
  at: number
  onTake: (template: AnswerTemplate) => void
}

const Option = chakra('li', {
  base: {
    px: '3',
    py: '2',
    minH: 'touch',
    cursor: 'pointer',
    borderRadius: 'small',
    fontFamily: 'sans',
    '&[aria-selected=true]': { bg: 'wash', boxShadow: 'inset 3px 0 0 {colors.gold.500}' },
    // Contrast themes take both away, and Enter takes what is marked.
    '@media (forced-colors: active)': {
      '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
    '& > span': {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'ink2',
      fontSize: '0.9375rem',
    },
  },
})

/** Id of the option that the field names as the active one. */
export function optionId(list: string, at: number): string {
  return `${list}-${at}`
}

/** The templates that fit what is typed behind the slash. */
export function TemplateList({ id, found, at, onTake }: TemplateListProps) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const { current } = list
    const option = current?.children[at]?.getBoundingClientRect()
    if (!current || !option) return
    // Its focus stays in the field, so no browser scrolls to it. Only the list: the field below stays in its place.
    const { top, bottom } = current.getBoundingClientRect()
    if (option.top < top) current.scrollTop -= top - option.top
    else if (option.bottom > bottom) current.scrollTop += option.bottom - bottom
  }, [at])
  return (
    <chakra.ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={texts.templates}
      listStyle="none"
      m="0"
      mb="2"
      p="1"
      maxH="14rem"
      overflowY="auto"
      bg="bg"
      border="1px solid {colors.line}"
      borderRadius="tile"
      boxShadow="rest"
    >
      {found.map((template, position) => (
        <Option
          key={template.id}
          id={optionId(id, position)}
          role="option"
          aria-selected={position === at}
          // The field keeps the focus and the cursor.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(template)}
        >
          {template.name}
          <span>{template.text}</span>
        </Option>
      ))}
    </chakra.ul>
  )
}
