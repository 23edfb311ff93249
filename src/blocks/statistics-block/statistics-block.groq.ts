export const statisticsBlockFields = /* groq */ `
  heading,
  "statistics": *[_type == "aboutPage" && _id == "aboutPage"][0].statistics{totalAreaScanned, countries, projectsGlobally, usersGlobally}`
