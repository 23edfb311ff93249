export const statisticsBlockFields = /* groq */ `
  heading,
  "statistics": *[_id == "aboutPage"][0].statistics{totalAreaScanned, countries, projectsGlobally, usersGlobally}`
