# What every page of the browser says.

title = Vale
close = Close
page-failed = This page could not be loaded. Check your connection and reload it.
card-cost = cost { $cost }
