import { chakra } from '@chakra-ui/react'
import { chosenGround } from './chosenGround.ts'

interface SegmentsProps<T extends string> {
  label: string
  options: ReadonlyArray<{ value: T; text: string; count?: number }>
  value: T
  onChoose: (value: T) => void
  size?: 'md' | 'sm'
}

/** A few views of the same list, one of them chosen. */
export function Segments<T extends string>({ label, options, value, onChoose, size = 'md' }: SegmentsProps<T>) {
  return (
    <chakra.div role="group" aria-label={label} display="flex" gap="1" overflowX="auto" mx="-4px" p="4px">
      {options.map((option) => (
        <chakra.button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          flex="none"
          minH={size === 'sm' ? '32px' : '40px'}
          px="3"
          pt="3px"
          border="0"
          borderRadius="pill"
          bg={option.value === value ? 'solid' : 'transparent'}
          color={option.value === value ? 'white' : 'link'}
          textStyle="ui"
          fontSize="1rem"
          cursor="pointer"
          whiteSpace="nowrap"
          _hover={{ bg: option.value === value ? 'solidHover' : 'wash' }}
          css={{ '&[aria-pressed=true]': chosenGround }}
        >
          {option.count ? `${option.text} ${option.count}` : option.text}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
