/** All that a table needs until it begins: an invitation and the waiting room. */
export { default as WaitingRoom } from './WaitingRoom.svelte'
export { default as JoinTable } from './JoinTable.svelte'
