import { configure } from '@testing-library/react'

// The second that `findBy` and `waitFor` would wait is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
