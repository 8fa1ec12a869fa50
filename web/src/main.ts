import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('page')
if (!target) throw new Error('expected an element #page in index.html')
mount(App, { target })
