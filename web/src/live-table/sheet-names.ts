/** The sheets beside the table; one is open at a time. */
export type Sheet = '' | 'rules' | 'log' | 'hint' | 'company' | 'settings' | 'summary' | 'ending'
