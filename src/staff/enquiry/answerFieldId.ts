/** Id of the field of the answer, which the key `a` and the answer button go to. */
export const answerFieldId = 'answer-text'
