/// <reference types="vite/client" />

/** Module that pages load while developing, so that changed modules come in place. */
declare module 'virtual:react-router/inject-hmr-runtime'
