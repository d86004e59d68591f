#!/usr/bin/env node
// In the repository npm links this command before it is built: the link must lead somewhere already.
import '../dist/main.js';
