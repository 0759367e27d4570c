/** The early script: what a page does before the application runs, and shares with it afterwards. */
import { CompareAddress } from '#app/compare-list/compare-address.ts'
import { defineCompareElements } from '#app/compare-list/compare-elements.ts'
import { compareList } from '#app/compare-list/compare-list.ts'
import { createCompareList } from '#app/compare-list/create-list.ts'
import { watchDrawings } from '#app/phones/drawing-controls.ts'
import { watchPictures } from '#app/phones/picture-fallback.ts'
import { countUncountedView } from '#app/phones/view-beacon.ts'
import { defineCombobox } from '#app/search/combobox-element.ts'
import { watchPageControls } from '#app/site/page-controls.ts'
import { watchTrueSize } from '#app/true-size/true-size-loader.ts'
import { createNavigation } from '#app/ui/browser-navigation.ts'
import { navigation } from '#app/ui/navigation.ts'
import { announceServices } from '#app/ui/page-services.ts'
import { toasts } from '#app/ui/toast.ts'
import { createToasts } from '#app/ui/toast-element.ts'
import { startOnInteraction } from './start.ts'
import { watchTools } from './tools.ts'

const connected = new Promise<void>(resolve => navigation.provide(createNavigation(resolve)))
toasts.provide(createToasts())
compareList.provide(createCompareList())
defineCompareElements()
customElements.define('compare-address', CompareAddress)
defineCombobox()
watchPictures()
watchDrawings()
watchTrueSize()
countUncountedView()
watchPageControls()
watchTools()
startOnInteraction(connected)
announceServices()
