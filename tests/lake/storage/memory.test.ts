import { createMemoryStorage } from '#lake/storage/memory.ts'
import { describeLookups } from './lookup-contract.ts'
import { describeStorage } from './storage-contract.ts'

describeStorage('memory', createMemoryStorage)
describeLookups('memory', createMemoryStorage)
