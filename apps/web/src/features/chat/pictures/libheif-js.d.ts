declare module 'libheif-js'
