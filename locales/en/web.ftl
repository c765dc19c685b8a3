# What every page of the browser says.

title = Vale
close = Close
page-failed = This page could not be loaded. Check the connection, and load it again.
card-cost = cost { $cost }
