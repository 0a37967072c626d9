import { Box, chakra, Flex } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { edition } from '#content/edition.ts'
import { pathIn } from '#content/pathIn.ts'
import { searchTexts as texts } from '#content/texts/search.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Modal } from '#ui/controls/Modal.tsx'
import { FoundList } from './FoundList.tsx'
import { moveFocus } from './moveFocus.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchField } from './SearchField.tsx'
import { Status } from './Status.tsx'
import { keepSearch } from './useRecent.ts'
import { useSearch } from './useSearch.ts'

/** Results that fit on a screen; the search page shows all. */
const most = 8

/** Search from any page: results while typing, arrow keys to choose. Loaded when first opened. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const searching = useSearch(typed, most)
  const navigate = useNavigate()

  const onFollow = () => {
    keepSearch(typed)
    onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return
    onFollow()
    void navigate({ to: '/search', search: { q: typed.trim() } })
  }
  const focusField = () => field.current?.focus()
  return (
    <Modal
      onClose={onClose}
      closesOnBackdrop
      data-search=""
      aria-label={texts.title}
      onKeyDown={(event) => moveFocus(event, field.current)}
      mx="auto"
      mt={{ base: '0', sm: '9vh' }}
      mb="0"
      p="0"
      w={{ base: '100vw', sm: 'min(46rem, 100vw - 48px)' }}
      maxW="100vw"
      maxH={{ base: '100dvh', sm: '82vh' }}
      overflow="hidden"
      border="0"
      borderRadius={{ base: '0', sm: 'card' }}
      bg="panel"
      color="ink"
      boxShadow="form"
      css={{
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { bg: 'color-mix(in srgb, {colors.navy.950} 60%, transparent)' },
      }}
    >
      <search>
        <form action={pathIn(edition.prefix, '/search')} onSubmit={onSubmit}>
          <SearchField ref={field} value={typed} onChange={setTyped} onClose={onClose} />
        </form>
      </search>
      <Box overflowY="auto" overscrollBehavior="contain" px={{ base: '2', sm: '4' }} pt="3" pb="5">
        <Box px={{ base: '3', sm: '4' }} pb="2">
          <Status {...searching} onFollow={onClose} focusField={focusField} />
          {typed.trim() === '' && <RecentSearches onChoose={setTyped} focusField={focusField} />}
        </Box>
        <FoundList found={searching.found} onFollow={onFollow} />
        {searching.found.length > 0 && (
          <Flex align="center" justify="space-between" wrap="wrap" gap="3" px={{ base: '3', sm: '4' }} pt="3">
            <Button variant="line" size="sm" onClick={onSubmit}>
              {texts.all}
            </Button>
            <chakra.span textStyle="meta" color="ink2" display={{ base: 'none', md: 'inline' }} aria-hidden="true">
              {texts.keys}
            </chakra.span>
          </Flex>
        )}
      </Box>
    </Modal>
  )
}
