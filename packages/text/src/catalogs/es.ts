import type { Catalog } from '../translator.ts'
import type { en } from './en.ts'

export const es: Catalog<keyof typeof en> = {
  'fault.at': 'En {path}: {sentence}',
  'fault.tooLarge':
    'El archivo es demasiado grande: {bytes, number} bytes; se leen {limit, number} como máximo.',
  'fault.notJson': 'Esto no es JSON: línea {line}, columna {column}.',
  'fault.truncated': 'El archivo termina a la mitad: línea {line}, columna {column}.',
  'fault.tooDeep': 'Las listas y los objetos están anidados más de {limit} niveles.',
  'fault.forbiddenKey': 'El nombre «{key}» no está permitido.',
  'fault.wrongType': 'Se esperaba {expected}, se encontró {got}.',
  'fault.missing': 'Falta «{key}».',
  'fault.unknownKey': '«{key}» no significa nada aquí.',
  'fault.notOneOf': '«{got}» no es ninguno de estos: {allowed}.',
  'fault.tooSmall': '{got} es demasiado pequeño; el mínimo es {minimum}.',
  'fault.tooBig': '{got} es demasiado grande; el máximo es {maximum}.',
  'fault.badPattern': '«{got}» no tiene la forma correcta ({pattern}).',
  'fault.wrongFormat': 'Es otro tipo de archivo: se esperaba {expected}, se encontró {got}.',
  'fault.wrongVersion': 'La versión {got} no se puede leer aquí; este programa lee {expected}.',
  'fault.wrongGame': 'Esto pertenece a otro juego: se esperaba {expected}, se encontró {got}.',
  'fault.unknownGame': 'No hay ningún juego llamado «{got}».',
  'fault.impossible': 'Una posición así es imposible: {why}',
  'fault.illegalAction': 'La entrada {seq} no es legal: {why}',
  'fault.wrongSeat': 'Entrada {seq}: no le tocaba actuar a «{got}».',
  'fault.brokenChain': 'La entrada {seq} fue modificada: su huella no se sigue de las entradas anteriores.',
  'fault.wrongDice': 'Entrada {seq}: estos no son los dados prometidos.',
  'fault.wrongSecret': 'El secreto no coincide con la promesa hecha antes de la primera acción.',
  'fault.wrongResult': 'El final difiere: se esperaba {expected}, se encontró {got}.',
  'fault.wrongOrder': 'Las entradas están desordenadas: se esperaba {expected}, se encontró {got}.',
  'fault.unreadable': 'No se puede abrir el archivo: {reason}.',
}
