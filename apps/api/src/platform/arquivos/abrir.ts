import type { Instalacao } from '../env.ts';
import type { Arquivos } from './arquivos.ts';
import { abrirPasta } from './pasta.ts';
import { abrirS3 } from './s3.ts';

/** The store that the environment chose: a bucket, else the folder of the data. */
export const abrirArquivos = ({
  dirDados,
  armazenamento,
}: Pick<Instalacao, 'dirDados' | 'armazenamento'>): Arquivos =>
  armazenamento ? abrirS3(armazenamento) : abrirPasta(dirDados);
