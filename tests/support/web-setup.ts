import { configure } from '@testing-library/react'

// What a page loads behind its heading is compiled from its sources first, which takes a busy machine some seconds.
configure({ asyncUtilTimeout: 20_000 })
