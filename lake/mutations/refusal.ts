import type { FailedItem, FailedItemType } from '../documents/lake-error.ts'
import type { JsonObject } from '../documents/types.ts'

/** Why one mutation can't be applied; becomes a mutation error or an action error once its place in the request is known. */
export class Refusal extends Error {
  readonly item: FailedItem
  /** Index of the mutation to blame when it is another than the one being applied. */
  readonly index: number | undefined

  constructor(type: FailedItemType, description: string, details: JsonObject = {}, index?: number) {
    super(description)
    this.name = 'Refusal'
    this.item = { type, description, ...details }
    this.index = index
  }
}

/** The refusal of a body that says nothing valid at this place. */
export function invalid(description: string): Refusal {
  return new Refusal('validationError', description)
}
