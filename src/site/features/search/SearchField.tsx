import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { searchTexts as texts } from '#content/texts/search.ts'
import { Icon } from '#ui/media/Icon.tsx'
import { longestQuery } from './query.ts'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
  onClose: () => void
}

/** The dialog's field and close button. */
export function SearchField({ ref, value, onChange, onClose }: SearchFieldProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      ps={{ base: '4', sm: '6' }}
      pe="3"
      borderBottom="1px solid"
      borderColor="line"
      css={{
        '&:has(input:focus-visible)': {
          boxShadow: 'inset 0 -2px 0 {colors.gold.500}',
          // Forced colours draw no shadow.
          '@media (forced-colors: active)': { outline: '3px solid', outlineOffset: '-3px' },
        },
      }}
    >
      <Icon name="search" />
      <chakra.input
        ref={ref}
        type="search"
        name="q"
        aria-label={texts.field}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestQuery}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        flex="1"
        minW="0"
        h="64px"
        border="0"
        bg="transparent"
        color="inherit"
        fontFamily="serif"
        fontSize="1.25rem"
        // The line below the field shows focus, across the dialog.
        outline="none"
        css={{
          '&::-webkit-search-cancel-button': { display: 'none' },
          '&::placeholder': { color: 'ink2', opacity: 1 },
        }}
      />
      <chakra.button
        type="button"
        aria-label={texts.close}
        onClick={onClose}
        display="grid"
        placeItems="center"
        flex="none"
        w="touch"
        h="touch"
        border="0"
        borderRadius="tile"
        bg="transparent"
        color="inherit"
        cursor="pointer"
        _hover={{ bg: 'wash' }}
      >
        <Icon name="close" />
      </chakra.button>
    </chakra.div>
  )
}
