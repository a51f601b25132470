import type { DiferencaDaReceita as Diferenca } from '@dominio/contrato/empresas-receita';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { ROTULOS } from '../empresas.formulario.ts';
import { cnaesOptions, naturezasOptions } from '../empresas.queries.ts';
import { valorEscrito } from '../receita.palavras.ts';
import classes from './receita.module.css';

interface Props {
  diferenca: Diferenca;
  marcada: boolean;
  aoMarcar: (marcada: boolean) => void;
}

/** A field of the register beside what the Receita says of it, with the box that takes it. */
export function DiferencaDaReceita({ diferenca, marcada, aoMarcar }: Props) {
  const { campo, atual, encontrado } = diferenca;
  const { data: cnaes = [] } = useQuery(cnaesOptions);
  const { data: naturezas = [] } = useQuery(naturezasOptions);
  const escrito = (valor: Diferenca['atual']) => valorEscrito(campo, valor, { cnaes, naturezas });
  return (
    <Checkbox
      className={classes.diferenca}
      classNames={{ inner: classes.caixa, labelWrapper: classes.rotulo }}
      checked={marcada}
      onChange={({ currentTarget: { checked } }) => aoMarcar(checked)}
      label={
        <>
          <strong>{ROTULOS[campo]}</strong>
          <span className={classes.lado}>
            <span className={classes.nome}>Cadastro</span> {escrito(atual) ?? 'Em branco'}
          </span>
          <span className={classes.lado}>
            <span className={classes.nome}>Receita</span> {escrito(encontrado)}
          </span>
        </>
      }
    />
  );
}
