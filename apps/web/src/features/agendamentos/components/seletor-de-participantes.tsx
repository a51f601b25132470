import { TERMO_MINIMO_DE_PESSOA } from '@dominio/contrato/agendamentos-opcoes';
import type { Pessoa } from '@dominio/contrato/pessoas';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePrimeiraMarcada } from '../../../components/campos/use-primeira-marcada.ts';
import { useProcurado } from '../../../components/campos/use-procurado.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { participantesOptions } from '../agendamentos.queries.ts';
import { ausenciaCurta } from '../ausencia.ts';
import type { Disponibilidade } from '../use-disponibilidade.ts';
import classes from './seletor-de-participantes.module.css';

interface Props {
  participantes: readonly Pessoa[];
  /** Id of the person at the form, who has a switch of their own and is not offered here. */
  fora: number;
  disponibilidade: Disponibilidade | undefined;
  error?: string | undefined;
  /** Called with the ids of the people on offer, so that their availability is read too. */
  aoProcurar: (ids: readonly number[]) => void;
  aoMudar: (participantes: Pessoa[]) => void;
  'data-path'?: string;
}

function Situacao({
  disponibilidade,
  id,
}: {
  disponibilidade: Disponibilidade | undefined;
  id: number;
}) {
  if (!disponibilidade?.sabe(id)) return null;
  const ocupado = disponibilidade.ocupado(id);
  const ausente = disponibilidade.ausente(id);
  if (ausente) {
    return (
      <span className={classes.ausente} data-ocupado>
        {ausenciaCurta(ausente)}
      </span>
    );
  }
  return (
    <span className={classes.situacao} data-ocupado={ocupado || undefined}>
      {ocupado ? 'ocupado' : 'livre'}
    </span>
  );
}

/**
 * Searches colleagues by name or e-mail, with their pictures and whether they are free at that
 * time.
 */
export function SeletorDeParticipantes(props: Props) {
  const { participantes, fora, disponibilidade, error, aoProcurar, aoMudar, ...resto } = props;
  const [termo, setTermo] = useState('');
  const lista = useCombobox({ onDropdownClose: () => lista.resetSelectedOption() });
  const { data = [], serve, aviso, aoTeclar } = useProcurado(termo, participantesOptions);
  const ids = new Set([fora, ...participantes.map(({ id }) => id)]);
  const achadas = data.filter((pessoa) => !ids.has(pessoa.id) && serve(pessoa));
  usePrimeiraMarcada(lista, termo, achadas[0]?.id);
  const listadas = JSON.stringify(lista.dropdownOpened ? achadas.map(({ id }) => id) : []);
  const procurar = useEffectEvent((quem: number[]) => aoProcurar(quem));
  useEffect(() => procurar(JSON.parse(listadas)), [listadas]);

  const curto = termo.trim() !== '' && termo.trim().length < TERMO_MINIMO_DE_PESSOA;
  const vazio = curto ? `Digite ao menos ${TERMO_MINIMO_DE_PESSOA} letras.` : 'Ninguém encontrado.';

  const escolher = (valor: string) => {
    const pessoa = achadas.find(({ id }) => String(id) === valor);
    if (!pessoa) return;
    const { id, nome, avatar_url, tem_avatar } = pessoa;
    aoMudar([...participantes, { id, nome, avatar_url, tem_avatar }]);
    setTermo('');
    lista.resetSelectedOption();
  };
  return (
    <div className={classes.seletor}>
      <Combobox store={lista} withinPortal={false} onOptionSubmit={escolher}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            {...resto}
            label="Participantes"
            placeholder="Buscar por nome ou e-mail"
            autoComplete="off"
            value={termo}
            error={error}
            onChange={(evento) => {
              setTermo(evento.currentTarget.value);
              lista.openDropdown();
            }}
            onKeyDown={aoTeclar}
            onClick={() => lista.openDropdown()}
            onBlur={() => lista.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          {/* Out of Tab's order although it scrolls: the field's arrow keys move through it. */}
          <Combobox.Options className={classes.opcoes} aria-label="Pessoas" tabIndex={-1}>
            {achadas.map((pessoa) => (
              <Combobox.Option key={pessoa.id} value={String(pessoa.id)}>
                <span className={classes.pessoa}>
                  <Avatar pessoa={pessoa} preset="thumbnail" />
                  <span className={classes.nome}>
                    {pessoa.nome}
                    {pessoa.time_nome && <small>{pessoa.time_nome}</small>}
                  </span>
                  <Situacao disponibilidade={disponibilidade} id={pessoa.id} />
                </span>
              </Combobox.Option>
            ))}
            {achadas.length === 0 && <Combobox.Empty>{aviso(vazio)}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {participantes.length > 0 && (
        <ul className={classes.escolhidos} aria-label="Participantes escolhidos">
          {participantes.map((pessoa) => (
            <li key={pessoa.id} className={classes.pessoa}>
              <Avatar pessoa={pessoa} preset="thumbnail" />
              <span className={classes.nome}>{pessoa.nome}</span>
              <Situacao disponibilidade={disponibilidade} id={pessoa.id} />
              <button
                type="button"
                aria-label={`Remover ${pessoa.nome}`}
                onClick={() => aoMudar(participantes.filter(({ id }) => id !== pessoa.id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
