package accounts

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"os"
)

// ErrorFirst asks the error first.
func (s *Store) ErrorFirst(ctx context.Context, id string) (string, error) {
	a, err := s.load(ctx, id)
	if err != nil {
		return "", err
	}
	if a == nil {
		return "", fmt.Errorf("there is no account %s", id)
	}
	return a.Owner, nil
}

// NilWithError asks the value first, and tells of the error.
func (s *Store) NilWithError(ctx context.Context, id string) error {
	a, err := s.load(ctx, id)
	if a == nil {
		return errors.Join(fmt.Errorf("there is no account %s", id), err)
	}
	return err
}

// NilForDefault goes on where there is none.
func (s *Store) NilForDefault(ctx context.Context, id string) (*Account, error) {
	a, err := s.load(ctx, id)
	if a == nil {
		a = &Account{ID: id}
	}
	return a, err
}

// NilFromMemory cannot fail because of anything outside.
func NilFromMemory(known map[string]*Account, id string) (string, error) {
	a, err := pick(known, id)
	if a == nil {
		return "", fmt.Errorf("there is no account %s", id)
	}
	return a.Owner, err
}

func pick(known map[string]*Account, id string) (*Account, error) {
	if id == "" {
		return nil, errors.New("an id is missing")
	}
	return known[id], nil
}

// CreatedIfNone asks what the error says.
func (s *Store) CreatedIfNone(ctx context.Context, id string) (*Account, error) {
	a, err := s.FindAccount(ctx, id)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return s.CreateAccount(ctx, id)
	case err != nil:
		return nil, err
	}
	return a, nil
}

// CreatedIfNil asks whether there is one.
func (s *Store) CreatedIfNil(ctx context.Context, id string) (*Account, error) {
	a, err := s.load(ctx, id)
	if err != nil {
		return nil, err
	}
	if a == nil {
		return s.CreateAccount(ctx, id)
	}
	return a, nil
}

// CreatedAfterSort asks a function of the package.
func (s *Store) CreatedAfterSort(ctx context.Context, id string) (*Account, error) {
	a, err := s.FindAccount(ctx, id)
	if isNone(err) {
		return s.CreateAccount(ctx, id)
	}
	return a, err
}

func isNone(err error) bool { return errors.Is(err, sql.ErrNoRows) }

// JoinedWithRollback returns both errors.
func (s *Store) JoinedWithRollback(ctx context.Context, id string) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "delete from accounts where id = ?", id); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// LoggedRollback logs the second one.
func (s *Store) LoggedRollback(ctx context.Context, id string) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "delete from accounts where id = ?", id); err != nil {
		if undone := tx.Rollback(); undone != nil {
			slog.ErrorContext(ctx, "rollback", "error", undone)
		}
		return err
	}
	return tx.Commit()
}

// WrappedRemove keeps both in one text.
func WrappedRemove(name string, data []byte) error {
	if err := os.WriteFile(name, data, 0o600); err != nil {
		if left := os.Remove(name); left != nil {
			return fmt.Errorf("write: %w (and %s is left: %w)", err, name, left)
		}
		return err
	}
	return nil
}

// ClosedAtTheEnd returns the error of closing where nothing else has failed.
func ClosedAtTheEnd(name string, data []byte) error {
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if _, err := file.Write(data); err != nil {
		return errors.Join(err, file.Close())
	}
	if err := file.Close(); err != nil {
		return err
	}
	return nil
}

// RemovedFirst clears away what is there before it begins.
func RemovedFirst(name string) error {
	if err := os.Remove(name); err != nil {
		return err
	}
	return os.Mkdir(name, 0o700)
}

// TypedAsked returns nil itself.
func TypedAsked(a Account) error {
	if refusal := validate(a); refusal != nil {
		return refusal
	}
	return nil
}

// TypedMade is never nil.
func TypedMade(field string) error {
	refusal := &Refusal{field}
	return refusal
}

// TypedAlways is nil on no way.
func TypedAlways(a Account) error {
	refusal := &Refusal{"id"}
	if a.ID != "" {
		refusal = &Refusal{"owner"}
	}
	return refusal
}

// TypedFound comes from errors.As, which has found it.
func TypedFound(err error) error {
	var refusal *Refusal
	if errors.As(err, &refusal) {
		return refusal
	}
	return err
}

// TypedOnItsOwn is returned as what it is.
func TypedOnItsOwn(a Account) *Refusal {
	return validate(a)
}

// ToldApart asks one question at a time.
func ToldApart(url string) error {
	resp, err := http.Get(url)
	if err != nil {
		return fmt.Errorf("the accounts do not answer: %w", err)
	}
	if resp.StatusCode >= 400 {
		return errors.Join(fmt.Errorf("the accounts answer %s", resp.Status), resp.Body.Close())
	}
	return resp.Body.Close()
}

// ToldWithBoth tells only where both hold.
func (s *Store) ToldWithBoth(ctx context.Context, id string) error {
	found, err := s.LookupOwner(ctx, id)
	if err != nil && found == "" {
		return fmt.Errorf("account %s: %w", id, err)
	}
	return err
}

// ToldWithout has words of its own.
func (s *Store) ToldWithout(ctx context.Context, id, owner string) error {
	found, err := s.LookupOwner(ctx, id)
	if err != nil || found != owner {
		slog.ErrorContext(ctx, "owner", "id", id, "error", err)
		return fmt.Errorf("account %s is not known to be yours", id)
	}
	return nil
}

// ToldAgain asks again in the branch.
func (s *Store) ToldAgain(ctx context.Context, id, owner string) error {
	found, err := s.LookupOwner(ctx, id)
	if err != nil || found != owner {
		if err == nil {
			return fmt.Errorf("account %s is not yours", id)
		}
		return fmt.Errorf("account %s: %w", id, err)
	}
	return nil
}
