import type { AcessoEfetivo } from '@dominio/contrato/usuarios-acesso';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Lido } from '../../../components/ui/lido.tsx';
import { acessoOptions, type Sobre } from '../acesso.queries.ts';
import { origemEmPalavras, perguntaDoAcesso } from '../acesso.textos.ts';
import classes from './acesso.module.css';

function Explicacao({ nome, oQue, acesso }: { nome: string; oQue: string; acesso: AcessoEfetivo }) {
  const { permitido, origens, faltaria } = acesso;
  const Icone = permitido ? IconCircleCheck : IconCircleX;
  return (
    <>
      <h3 className={classes.pergunta}>{perguntaDoAcesso(nome, permitido)}</h3>
      <p className={classes.veredito} data-permitido={permitido}>
        <Icone size={20} stroke={1.7} aria-hidden />
        <span>
          {oQue}: <strong>{permitido ? 'permitido' : 'não permitido'}</strong>
        </span>
      </p>
      {origens.length > 0 && (
        <div>
          <p className={classes.nota}>{permitido ? 'Porque:' : 'Já tem:'}</p>
          <ul className={classes.razoes}>
            {origens.map((origem) => (
              <li key={`${origem.motivo}:${origem.id}`}>{origemEmPalavras(origem)}</li>
            ))}
          </ul>
        </div>
      )}
      {faltaria.length > 0 && (
        <div>
          <p className={classes.nota}>Faltaria:</p>
          <ul className={classes.razoes}>
            {faltaria.map(({ tipo, nome: oQueFalta }) => (
              <li key={tipo}>{tipo === 'permissao' ? `A permissão ${oQueFalta}` : oQueFalta}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface Props {
  pessoa: { readonly id: number; readonly nome: string };
  sobre: Sobre;
  /** Name of the permission, page or client that `sobre` is. */
  oQue: string;
}

/**
 * Why a person has an access or not: every origin, and what is missing (dominios.md §6c). About the
 * person themselves, it is the box of specification part 2 §2 in which permissions are debugged.
 */
export function PorQueVe({ pessoa, sobre, oQue }: Props) {
  return (
    <section className={classes.caixa} aria-live="polite">
      <Lido consulta={useQuery(acessoOptions(pessoa.id, sobre))} oQue="a explicação do acesso">
        {(acesso) => <Explicacao nome={pessoa.nome} oQue={oQue} acesso={acesso} />}
      </Lido>
    </section>
  );
}
