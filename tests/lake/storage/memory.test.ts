import { createMemoryStorage } from '#lake/storage/memory.ts'
import { describeStorage } from './storage-contract.ts'

describeStorage('memory', createMemoryStorage)
