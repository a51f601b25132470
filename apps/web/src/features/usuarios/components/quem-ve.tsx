import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { contar, normalizar } from '../../../lib/formato.ts';
import { quemTemAcessoOptions, type Sobre } from '../acesso.queries.ts';
import { origemEmPalavras } from '../acesso.textos.ts';
import classes from './acesso.module.css';

/** Most people in the list; a search finds the others. */
const MAXIMO_MOSTRADO = 100;
/** Up to this many people there is no search. */
const COM_BUSCA = 8;

/** Everybody who has an access, each with the reasons. */
export function QuemVe({ sobre }: { sobre: Sobre }) {
  const [termo, setTermo] = useState('');
  const consulta = useQuery(quemTemAcessoOptions(sobre));
  return (
    <Lido consulta={consulta} oQue="quem tem acesso">
      {({ pessoas, total }) => {
        const achadas = pessoas.filter(({ nome }) => normalizar(nome).includes(normalizar(termo)));
        return (
          <div className={classes.quem}>
            <p className={classes.nota}>
              {total === 0
                ? 'Ninguém tem este acesso.'
                : `${contar(total, 'pessoa tem', 'pessoas têm')} este acesso.`}
            </p>
            {total > COM_BUSCA && (
              <TextInput
                type="search"
                label="Buscar pessoa"
                value={termo}
                onChange={(evento) => setTermo(evento.currentTarget.value)}
              />
            )}
            <ul className={classes.pessoas}>
              {achadas.slice(0, MAXIMO_MOSTRADO).map((pessoa) => (
                <li key={pessoa.id}>
                  <Avatar pessoa={pessoa} />
                  <div>
                    <strong>{pessoa.nome}</strong>
                    <ul className={classes.razoes}>
                      {pessoa.origens.map((origem) => (
                        <li key={`${origem.motivo}:${origem.id}`}>{origemEmPalavras(origem)}</li>
                      ))}
                    </ul>
                  </div>
                </li>
              ))}
            </ul>
            {achadas.length === 0 && total > 0 && <p className={classes.nota}>Nada encontrado.</p>}
            {achadas.length > MAXIMO_MOSTRADO && (
              <p className={classes.nota}>
                Mostrando {MAXIMO_MOSTRADO} de {achadas.length}. Use a busca para ver os outros.
              </p>
            )}
          </div>
        );
      }}
    </Lido>
  );
}
