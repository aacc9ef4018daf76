// Loaded before the panel's own style modules, which refine these.
import '@mantine/core/styles.css'
import '@mantine/dropzone/styles.css'
import '@mantine/spotlight/styles.css'
import '@mantine/tiptap/styles.css'
import './panel.css'
