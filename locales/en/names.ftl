family-fire = Fire
family-water = Water
family-earth = Earth
family-wind = Wind
family-dragon = Dragon
timing-instant = instant effect
timing-permanent = permanent effect
timing-active = active effect
stone-red = red stone
stone-blue = blue stone
stone-purple = purple stone
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
